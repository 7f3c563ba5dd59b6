import { describe, expect, it } from 'vitest'
import type { QueueRequest } from '../../../context.js'
import { defaultRunning, PasswordQueue } from './password-queue.js'

/** A queue whose work ends when the test says so. */
function openQueue(limits: { running: number; waiting: number }) {
  const queue = new PasswordQueue(limits)
  /** Names of the work in the order in which it started. */
  const started: string[] = []
  const finish: (() => void)[] = []
  const outcomes = new Map<string, number | 'done'>()
  const run = (name: string, request: QueueRequest) => {
    const work = async () => {
      started.push(name)
      await new Promise<void>((resolve) => finish.push(resolve))
    }
    return queue.run(request, work).then(
      () => void outcomes.set(name, 'done'),
      (error: unknown) => void outcomes.set(name, Number(Reflect.get(Object(error), 'status'))),
    )
  }
  /** Ends all work, in the order in which it starts. */
  const drain = async (all: Promise<void>[]) => {
    const ended = Promise.all(all)
    let isOver = false
    const over = ended.then(() => (isOver = true))
    while (!isOver) {
      finish.shift()?.()
      await Promise.race([over, Promise.resolve()])
    }
  }
  return { queue, started, outcomes, run, drain }
}

const from = (project: string, client: string) => ({ project, client })

describe('PasswordQueue', () => {
  it('runs so much work at a time and no more', async () => {
    const { queue, started, run, drain } = openQueue({ running: 2, waiting: 10 })
    const all = ['1', '2', '3', '4'].map((name) => run(name, from('a', 'x')))
    await Promise.resolve()
    expect([started, queue.waiting]).toEqual([['1', '2'], 2])
    await drain(all)
    expect([started, queue.waiting]).toEqual([['1', '2', '3', '4'], 0])
  })

  it('rejects with 503 and Retry-After when too many requests wait', async () => {
    const { queue, outcomes, run, drain } = openQueue({ running: 1, waiting: 2 })
    const all = ['1', '2', '3', '4', '5'].map((name) => run(name, from('a', 'x')))
    await expect(queue.run(from('a', 'x'), async () => {})).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '2' },
    })
    expect(queue.waiting).toBe(2)
    await drain(all)
    expect(Object.fromEntries(outcomes)).toEqual({
      1: 'done',
      2: 'done',
      3: 'done',
      4: 503,
      5: 503,
    })
  })

  it('takes turns between projects, and between clients of a project', async () => {
    const { started, run, drain } = openQueue({ running: 1, waiting: 20 })
    const requests: [name: string, request: QueueRequest][] = [
      ['first', from('a', 'x')],
      ['ax1', from('a', 'x')],
      ['ax2', from('a', 'x')],
      ['ax3', from('a', 'x')],
      ['ay1', from('a', 'y')],
      ['ay2', from('a', 'y')],
      ['b1', from('b', 'z')],
      ['b2', from('b', 'z')],
    ]
    await drain(requests.map(([name, request]) => run(name, request)))
    expect(started).toEqual(['first', 'ax1', 'b1', 'ay1', 'b2', 'ax2', 'ay2', 'ax3'])
  })

  it('drops work of the client that waits most in favor of another one', async () => {
    const { outcomes, run, drain } = openQueue({ running: 1, waiting: 3 })
    const all = ['1', '2', '3', '4'].map((name) => run(name, from('a', 'flood')))
    all.push(run('neighbor', from('a', 'other')), run('elsewhere', from('b', 'other')))
    await drain(all)
    expect(Object.fromEntries(outcomes)).toEqual({
      1: 'done',
      2: 'done',
      3: 503,
      4: 503,
      neighbor: 'done',
      elsewhere: 'done',
    })
  })

  it('rejects the newcomer when all clients wait equally', async () => {
    const { outcomes, run, drain } = openQueue({ running: 1, waiting: 2 })
    const all = ['1', '2', '3', '4'].map((name) => run(name, from('a', name)))
    await drain(all)
    expect(Object.fromEntries(outcomes)).toEqual({ 1: 'done', 2: 'done', 3: 'done', 4: 503 })
  })

  it('drops abandoned work, which frees its place at once', async () => {
    const { queue, started, outcomes, run, drain } = openQueue({ running: 1, waiting: 1 })
    const leaving = new AbortController()
    const all = [
      run('running', from('a', 'x')),
      run('abandoned', { ...from('a', 'x'), signal: leaving.signal }),
    ]
    await Promise.resolve()
    leaving.abort()
    expect(queue.waiting).toBe(0)
    all.push(
      run('late', { ...from('a', 'x'), signal: leaving.signal }),
      run('next', from('a', 'x')),
    )
    await drain(all)
    expect(started).toEqual(['running', 'next'])
    expect([outcomes.get('abandoned'), outcomes.get('late')]).toEqual([400, 400])
  })

  it('continues after work that failed', async () => {
    const { queue } = openQueue({ running: 1, waiting: 1 })
    const failing = queue.run(from('a', 'x'), () => Promise.reject(new Error('broken')))
    const next = queue.run(from('a', 'x'), () => Promise.resolve('fine'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('fine')
  })
})

describe('the default of concurrent work', () => {
  it('leaves threads of Node’s pool free, and is at least one', () => {
    for (const size of [undefined, '1', '3']) {
      const running = defaultRunning(size === undefined ? {} : { UV_THREADPOOL_SIZE: size })
      expect(running).toBeGreaterThanOrEqual(1)
      expect(running).toBeLessThanOrEqual(2)
    }
  })
})
