document.body.textContent = 'example';
