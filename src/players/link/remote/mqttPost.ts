/**
 * The relay by MQTT over WebSocket: the embedded one of `npm run relay`, or any broker that has
 * WebSocket.
 */
import type { MqttClient } from 'mqtt';
import type { OpenPost, Topic } from './post.ts';

/** The topic of a table. A relay knows nothing else of it. */
const topicOf = (table: string, topic: Topic): string => `affray/1/${table}/${topic}`;

/** A relay at an address of ws or wss. The library is fetched when a relay is used. */
export const mqttAt =
  (address: string): OpenPost =>
  ({ table, hears, farewell, ears }) => {
    let client: MqttClient | undefined;
    let closed = false;
    void import('mqtt').then(({ default: mqtt }) => {
      if (closed) return;
      client = mqtt.connect(address, {
        protocolVersion: 4,
        clean: true,
        // A connection that has died unnoticed is found out in half a minute.
        keepalive: 20,
        reconnectPeriod: 1000,
        // A relay that is just being started may take a connection and never answer on it.
        connectTimeout: 4000,
        // What could not be sent is old when the relay is back: both sides say everything anew.
        queueQoSZero: false,
        // The library's other timers run in a worker of inline code, which the page's policy
        // refuses.
        timerVariant: 'native',
        will: { topic: topicOf(table, farewell.topic), payload: farewell.bytes as never, qos: 0, retain: false },
      });
      client.on('connect', () => {
        const topics = hears.map((topic) => topicOf(table, topic));
        client?.subscribe(topics, { qos: 0 }, (fault) => {
          if (!fault) ears.up();
        });
      });
      client.on('close', ears.down);
      // The library reports each failed attempt, and tries again by itself.
      client.on('error', () => undefined);
      client.on('message', (name, payload) => {
        const topic = hears.find((one) => topicOf(table, one) === name);
        if (topic) ears.heard(topic, new Uint8Array(payload));
      });
    });
    const renew = (): void => void client?.reconnect();
    // After sleep or another network, the old connection would seem alive for a minute.
    globalThis.addEventListener?.('online', renew);
    return {
      send(topic, bytes) {
        if (!client?.connected) return;
        client.publish(topicOf(table, topic), bytes as never, { qos: 0, retain: topic === 'last' });
      },
      renew,
      close() {
        globalThis.removeEventListener?.('online', renew);
        closed = true;
        client?.end();
      },
    };
  };
