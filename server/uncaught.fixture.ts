// Loaded before the host, so that a test can cause errors in its process by signals.
import { ConnectionLost } from './backend/connectionLost.ts'

process.on('SIGUSR2', () => {
  throw new Error('a defect')
})
process.on('SIGWINCH', () => {
  process.emitWarning(new Error('only a warning'))
  void Promise.reject(new ConnectionLost(new Error('the connection is gone')))
})
