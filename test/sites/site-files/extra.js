document.documentElement.dataset.extra = 'yes';
