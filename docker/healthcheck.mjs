// Exits with 0 if the service of this container and its database respond.
const port = process.env.LATCHKEY_PORT || '4710'
const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
process.exitCode = response?.ok ? 0 : 1
