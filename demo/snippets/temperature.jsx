export const Temperature = ({ start = 20 }) => {
  const [celsius, setCelsius] = useState(start);
  return (
    <div className="rounded-xl border border-gray-950/10 dark:border-white/10 p-4">
      <label>
        Celsius{' '}
        <input
          type="range"
          min="-20"
          max="50"
          value={celsius}
          onChange={(event) => setCelsius(Number(event.target.value))}
        />
      </label>
      <p>
        <strong>{celsius} °C</strong> is {Math.round(celsius * 1.8 + 32)} °F.
      </p>
      {celsius > 35 && <Warning>Drink enough water.</Warning>}
    </div>
  );
};
