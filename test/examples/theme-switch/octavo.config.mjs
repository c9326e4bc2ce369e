const themeSwitch = {
  name: 'theme-switch',
  client: './plugins/theme-switch.js',
  parts: {
    'theme-toggle': ({ strings }, { h }) =>
      h('button', { type: 'button', class: 'theme-switch', 'aria-label': strings.theme }, '\u25D0'),
  },
};

export default { plugins: [themeSwitch] };
