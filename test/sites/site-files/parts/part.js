document.documentElement.dataset.part = 'yes';
