// The relay of `npm run relay` as a process of its own, for `npm run bench -- far`. It takes as
// many connections of one address as in all, because all clients are on this machine.
import { createServer } from 'node:http';
import { addRelay, LIMITS } from '../tools/start/relay.mjs';

const server = createServer((_request, response) => response.end());
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
await addRelay(server, {
  limits: { connectionsOfOneAddress: LIMITS.connections, tablesOfOneAddress: LIMITS.tables },
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ ms: (user + system) / 1000, mb: process.memoryUsage().rss / 1e6 });
});
process.send({ port: server.address().port });
