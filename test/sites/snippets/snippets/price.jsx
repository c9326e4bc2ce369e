import { useState } from 'react';

export const Price = ({ amount }) => {
  const [count] = useState(2);
  return <span className="price">{amount * count} euros</span>;
};
