const width = window.innerWidth;

export const Size = () => <p>{width} pixels</p>;
