/** A file of routes: { "api": "Pets", "server": "https://…", "routes": { "GET /pets/:id": "Get a pet" } }. */
const routes = {
  name: 'routes',
  formats: [
    {
      name: 'Routes',
      matches: (file, value) => typeof value?.api === 'string' && typeof value.routes === 'object',
      toOpenApi({ api, server, routes }) {
        const paths = {};
        for (const [route, summary] of Object.entries(routes)) {
          const [method, address] = route.split(' ');
          const path = address.replace(/:(\w+)/g, '{$1}');
          const parameters = Array.from(address.matchAll(/:(\w+)/g), ([, name]) => ({
            in: 'path',
            name,
            required: true,
            schema: { type: 'string' },
          }));
          paths[path] = { ...paths[path], [method.toLowerCase()]: { summary, parameters, responses: {} } };
        }
        return { openapi: '3.1.0', info: { title: api, version: '1' }, servers: [{ url: server }], paths };
      },
    },
  ],
};

export default { plugins: [routes] };
