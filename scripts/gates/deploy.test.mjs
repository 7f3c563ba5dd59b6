// The files with which the guides deploy the service.
import { readFile } from 'node:fs/promises'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { expect, it } from 'vitest'

/** The schemas of the Kubernetes API. @type {Record<string, new (value: any) => { validate(): void }>} */
const kinds = { Deployment, Ingress, Job, PodDisruptionBudget, Service }

const readText = (/** @type {string} */ file) =>
  readFile(new URL(`../../${file}`, import.meta.url), 'utf8')

/** @returns {Promise<Record<string, any>>} the objects of a manifest by their kind */
async function readManifest(/** @type {string} */ file) {
  const documents = parseAllDocuments(await readText(file)).map((document) => document.toJS())
  return Object.fromEntries(documents.map((document) => [document.kind, document]))
}

const manifests = {
  ...(await readManifest('docker/kubernetes/migration.yaml')),
  ...(await readManifest('docker/kubernetes/service.yaml')),
}

/** Returns the variables that `docs/self-hosting/variables.md` does not list. */
async function unknownVariables(/** @type {string} */ text) {
  const table = await readText('docs/self-hosting/variables.md')
  const names = new Set([...text.matchAll(/\bLATCHKEY_[A-Z_]+\b/g)].map(([name]) => name))
  return [...names].filter((name) => !table.includes(`\`${name}\``))
}

/**
 * Returns the path of each field of an object.
 *
 * @param {any} value
 * @returns {string[][]}
 */
const fieldsOf = (value) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [key],
        ...fieldsOf(part).map((rest) => [key, ...rest]),
      ])
    : []

/**
 * Returns a copy of an object in which a field has a value of no type of the API.
 *
 * @param {unknown} object
 * @param {string[]} path
 */
function withWrongValue(object, path) {
  const copy = structuredClone(object)
  /** @type {any} */
  let parent = copy
  for (const key of path.slice(0, -1)) parent = parent[key]
  parent[path.at(-1) ?? ''] = Symbol('wrong')
  return copy
}

it.each(Object.keys(kinds))('The manifest of Kubernetes has a valid %s', (kind) => {
  const Model = kinds[kind]
  if (Model === undefined) throw new Error(`There is no schema of ${kind}.`)
  const manifest = manifests[kind]
  new Model(manifest).validate()
  // The schemas allow other fields. A misspelled one is one whose value they do not check.
  const misspelled = fieldsOf(manifest).filter((path) => {
    try {
      new Model(withWrongValue(manifest, path)).validate()
      return true
    } catch {
      return false
    }
  })
  expect(misspelled).toEqual([])
})

it('The manifest of Kubernetes keeps one process ready while it restarts or moves another', () => {
  const { spec } = manifests['Deployment']
  expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
  expect(spec.replicas).toBeGreaterThan(manifests['PodDisruptionBudget'].spec.minAvailable)
  const [container] = spec.template.spec.containers
  expect(container.readinessProbe.httpGet.path).toBe('/health/ready')
  expect(container.livenessProbe.httpGet.path).toBe('/health')
  // drainSeconds and shutdownSeconds of the service
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(5 + 10)
  const labels = spec.template.metadata.labels
  for (const selector of [
    spec.selector.matchLabels,
    manifests['Service'].spec.selector,
    manifests['PodDisruptionBudget'].spec.selector.matchLabels,
  ])
    expect(labels).toMatchObject(selector)
})

it('Caddy sends requests to each process of the compose file', async () => {
  const { services } = parse(await readText('docker/compose.replicas.yaml'), { merge: true })
  const caddyfile = await readText('docker/Caddyfile')
  const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? []
  const processes = Object.keys(services).filter((name) => name.startsWith('latchkey-'))
  expect(upstreams.split(' ')).toEqual(processes.map((name) => `${name}:4710`))
  expect(processes).toHaveLength(2)
  for (const name of processes) {
    expect(services[name].depends_on.migrate.condition).toBe('service_completed_successfully')
    expect(Number.parseInt(services[name].stop_grace_period, 10)).toBeGreaterThan(5 + 10)
  }
})

it.each(['compose.yaml', 'docker/compose.replicas.yaml', 'docker/kubernetes/service.yaml'])(
  '%s sets no variable that the service does not have',
  async (file) => {
    expect(await unknownVariables(await readText(file))).toEqual([])
  },
)
