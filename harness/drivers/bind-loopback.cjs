// Preloaded into hubs that would listen on every interface: while they are tested, they listen on loopback only.
const net = require('node:net');

const { listen } = net.Server.prototype;

net.Server.prototype.listen = function listenOnLoopback(first, ...rest) {
  const host = '127.0.0.1';
  if (typeof first === 'function' || first === undefined || first === null) {
    return listen.call(
      this,
      { port: 0, host },
      ...[first, ...rest].filter((one) => typeof one === 'function'),
    );
  }
  if (typeof first === 'object') {
    const onPort = 'port' in first && !('path' in first) && !('fd' in first);
    return listen.call(this, onPort ? { ...first, host } : first, ...rest);
  }
  if (!/^\d+$/.test(String(first))) return listen.call(this, first, ...rest);
  return listen.call(this, first, host, ...rest.filter((one) => typeof one !== 'string'));
};
