// The library of certificates needs it.
import 'reflect-metadata'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { BasicConstraintsExtension, PemConverter, X509CertificateGenerator } from '@peculiar/x509'
import { afterAll, vi } from 'vitest'

const DAY_MILLIS = 24 * 60 * 60 * 1000

/** A host of metadata documents. */
export interface DocumentServer {
  origin: string
  /** The paths of the requests that it got. */
  paths: string[]
  /** Sets the answer to requests for a path, and returns its URL. */
  answer: (path: string, listener: RequestListener) => string
  /** Serves a document at a path, and returns its URL. */
  serve: (path: string, document: object, headers?: Record<string, string>) => string
}

/** Starts a host of metadata documents for a test file, whose certificate the service accepts. */
export async function startDocumentServer(): Promise<DocumentServer> {
  const listeners = new Map<string, RequestListener>()
  const paths: string[] = []
  const server = createServer(await createCertificate(), (request, response) => {
    const path = request.url ?? ''
    paths.push(path)
    listeners.get(path)?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // No authority signs a certificate for this machine. Node reads the variable before each connection.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const answer = (path: string, listener: RequestListener) => {
    listeners.set(path, listener)
    return origin + path
  }
  return {
    origin,
    paths,
    answer,
    serve: (path, document, headers = {}) =>
      answer(path, (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', ...headers })
        response.end(JSON.stringify(document))
      }),
  }
}

async function createCertificate(): Promise<{ cert: string; key: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - DAY_MILLIS),
    notAfter: new Date(Date.now() + DAY_MILLIS),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new BasicConstraintsExtension(false)],
  })
  const privateKey = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    cert: certificate.toString('pem'),
    key: PemConverter.encode(privateKey, PemConverter.PrivateKeyTag),
  }
}
