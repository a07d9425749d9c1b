import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Smtp } from './config.ts'

/** Starts a mail server that delivers nothing and stores each mail with its headers. */
export async function startSmtp(): Promise<{ settings: Smtp; mails: string[]; close(): void }> {
  const mails: string[] = []
  const server = createServer((socket) => {
    let received = ''
    let reading = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 ready')
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
      const end = reading ? '\r\n.\r\n' : '\r\n'
      for (let at = received.indexOf(end); at >= 0; at = received.indexOf(reading ? '\r\n.\r\n' : '\r\n')) {
        const part = received.slice(0, at)
        received = received.slice(at + (reading ? 5 : 2))
        if (reading) {
          // Decodes the line breaks and equals signs of quoted-printable.
          mails.push(part.replaceAll('=\r\n', '').replaceAll('=3D', '='))
          reading = false
          say('250 kept')
        } else if (part.startsWith('EHLO')) say('250-here\r\n250 AUTH PLAIN')
        else if (part.startsWith('AUTH')) say('235 welcome')
        else if (part === 'DATA') {
          reading = true
          say('354 go on')
        } else if (part === 'QUIT') socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    settings: { host: '127.0.0.1', port, user: 'post', pass: 'word', from: 'post@lorefolio.example' },
    mails,
    close: () => void server.close(),
  }
}
