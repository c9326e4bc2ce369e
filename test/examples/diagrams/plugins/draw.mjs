const escape = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws lines such as `a -> b` as boxes below each other. A real plugin would run a program or ask a server. */
export async function draw(code) {
  const names = [...new Set(code.split(/->|\n/).map((name) => name.trim()))];
  const boxes = names.map((name, index) => {
    const y = index * 60;
    const arrow = index > 0 ? `<path d="M75 ${y - 20}v18" stroke="currentColor" />` : '';
    const box = `<rect x="1" y="${y}" width="148" height="40" rx="6" fill="none" stroke="currentColor" />`;
    const label = `<text x="75" y="${y + 25}" text-anchor="middle" fill="currentColor">${escape(name)}</text>`;
    return arrow + box + label;
  });
  const height = names.length * 60 - 20;
  return `<svg viewBox="0 -1 150 ${height + 2}" width="150" height="${height + 2}">${boxes.join('')}</svg>`;
}
