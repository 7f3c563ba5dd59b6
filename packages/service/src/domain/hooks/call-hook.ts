import { randomUUID } from 'node:crypto'
import { toSnakeKeys, toSnakeName } from '@latchkey/contract/wire-case'
import type * as z from 'zod'
import type { Hooks } from '../../config/hooks-config.js'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { signedHeaders } from '../../lib/webhook-signature.js'
import { sendRequest } from '../../lib/requests/send-request.js'

/** A hook of the configuration, for events of one type. */
interface Hook<Event> {
  run?: ((event: Event) => unknown) | undefined
  url?: string | undefined
  secret?: string | undefined
  timeoutMillis: number
}

interface HookCall<Event, Answer> {
  name: keyof Hooks
  hook: Hook<Event>
  event: Event
  /** Checks the answer. */
  schema: z.ZodType<Answer>
}

/** Far more than an answer needs. */
const ANSWER_BYTES = 16_384

/** Returns the hooks of a project. Only projects of the configuration have hooks. */
export const hooksOf = ({ config }: Pick<Context, 'config'>, { id }: Pick<Project, 'id'>): Hooks =>
  config.projects.find((project) => project.id === id)?.hooks ?? {}

/**
 * Asks a hook and returns its answer; undefined after a failure, which is reported: an error, a wrong answer, or none in
 * time. Call it outside of transactions, because a hook may take seconds and may call the service.
 */
export async function callHook<Event, Answer>(
  ctx: Context,
  project: Pick<Project, 'id'>,
  call: HookCall<Event, Answer>,
): Promise<Answer | undefined> {
  try {
    return call.schema.parse(await answerInTime(ctx, call))
  } catch (cause) {
    ctx.report(new Error(`The hook ${call.name} of the project ${project.id} failed.`, { cause }))
    return undefined
  }
}

async function answerInTime<Event>(ctx: Context, call: HookCall<Event, unknown>): Promise<unknown> {
  const { timeoutMillis } = call.hook
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_resolve, reject) => {
    const expire = () => reject(new Error(`It did not answer within ${timeoutMillis} ms.`))
    timer = setTimeout(expire, timeoutMillis)
  })
  try {
    return await Promise.race([ask(ctx, call), expiry])
  } finally {
    clearTimeout(timer)
  }
}

async function ask<Event>(
  ctx: Context,
  { name, hook: { run, url, secret, timeoutMillis }, event }: HookCall<Event, unknown>,
): Promise<unknown> {
  if (run !== undefined) return run(event)
  if (url === undefined || secret === undefined) throw new Error('It has no function and no URL.')
  const body = JSON.stringify({ type: `hook.${toSnakeName(name)}`, data: toSnakeKeys(event) })
  // The platform's time, because receivers reject old messages.
  const message = { id: `hook_${randomUUID()}`, sentAtMillis: ctx.now(), body }
  const answer = await sendRequest({
    url,
    method: 'POST',
    headers: signedHeaders(secret, message),
    body,
    isPublicOnly: ctx.config.mode === 'production',
    limitMillis: timeoutMillis,
    bodyLimit: ANSWER_BYTES,
  })
  if (answer.status !== 200) throw new Error(`It answered with the status ${answer.status}.`)
  return JSON.parse(answer.body)
}
