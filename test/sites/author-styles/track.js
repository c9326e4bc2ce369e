document.querySelector('.planet').closest('#content');
document.querySelector('.nav-tab-items');
