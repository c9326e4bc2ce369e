export const Go = () => <CodeBlock language="go" title="Go">{'fmt.Println("orbit")'}</CodeBlock>;
