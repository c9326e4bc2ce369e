import './theme-switch.css';

const root = document.documentElement;

function show(theme) {
  localStorage.setItem('octavo-theme', theme);
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
}

document.addEventListener('click', ({ target }) => {
  if (target.closest('.theme-switch')) show(root.classList.contains('dark') ? 'light' : 'dark');
});
