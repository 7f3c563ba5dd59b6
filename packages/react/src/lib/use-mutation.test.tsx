import { ClientApp } from '@latchkey/core'
import { act, render } from '@testing-library/react'
import { Activity } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { LatchkeyProvider } from '../provider.js'
import { type Mutation, useMutation } from './use-mutation.js'

function open() {
  const onEvent = vi.fn()
  const renders: Mutation[] = []
  const Probe = () => {
    renders.push(useMutation(onEvent))
    return null
  }
  const app = new ClientApp({ projectId: 'p', tokenStore: 'memory' })
  const page = (mode: 'visible' | 'hidden') => (
    <LatchkeyProvider app={app}>
      <Activity mode={mode}>
        <Probe />
      </Activity>
    </LatchkeyProvider>
  )
  const { rerender, unmount } = render(page('visible'))
  const latest = () => {
    const mutation = renders.at(-1)
    if (!mutation) throw new Error('Nothing was rendered.')
    return mutation
  }
  return {
    onEvent,
    renders,
    latest,
    unmount,
    setMode: (mode: 'visible' | 'hidden') => rerender(page(mode)),
  }
}

describe('useMutation', () => {
  it('ignores a run while another one is pending (CC14)', async () => {
    const { latest } = open()
    let finish = () => {}
    const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    act(() => {
      latest().run(action)
      latest().run(action)
    })
    expect(latest().isBusy).toBe(true)
    await act(async () => finish())
    expect(latest()).toMatchObject({ isBusy: false, failure: null })
    expect(action).toHaveBeenCalledOnce()
  })

  it('keeps the failure of the last run until the next run starts', async () => {
    const { latest, onEvent } = open()
    const error = new Error('broken')
    await act(async () => latest().run(() => Promise.reject(error)))
    expect(latest().failure).toMatchObject({ kind: 'unexpected' })
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'failed', error })
    await act(async () => latest().run(() => Promise.resolve()))
    expect(latest().failure).toBeNull()
  })

  it('reports a slow run after five seconds, for each run', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { latest } = open()
    for (let run = 0; run < 2; run++) {
      let finish = () => {}
      act(() => latest().run(() => new Promise<void>((resolve) => (finish = resolve))))
      act(() => void vi.advanceTimersByTime(4000))
      expect(latest()).toMatchObject({ isBusy: true, failure: null })
      act(() => void vi.advanceTimersByTime(1000))
      expect(latest()).toMatchObject({ isBusy: true, failure: { kind: 'slow' } })
      await act(async () => finish())
      expect(latest()).toMatchObject({ isBusy: false, failure: null })
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  it('shows the result of a run that ended while Activity hid the component', async () => {
    const { latest, setMode } = open()
    let finish = () => {}
    act(() => latest().run(() => new Promise<void>((resolve) => (finish = resolve))))
    setMode('hidden')
    await act(async () => finish())
    setMode('visible')
    expect(latest()).toMatchObject({ isBusy: false, failure: null })
  })

  it('does not update after an unmount (CC27)', async () => {
    const { latest, renders, unmount } = open()
    let finish = () => {}
    act(() => latest().run(() => new Promise<void>((resolve) => (finish = resolve))))
    const before = renders.length
    unmount()
    // Simulates an unloaded document, so that any access to it throws.
    vi.stubGlobal('window', undefined)
    finish()
    await new Promise((resolve) => setImmediate(resolve))
    vi.unstubAllGlobals()
    expect(renders).toHaveLength(before)
  })
})
