import { type RefObject, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Value = string | number | readonly string[] | undefined

/**
 * Returns the ref of a control that shows a stored value. The control follows the stored value until it is edited, and again
 * after a save: React gives a control its default value only once.
 *
 * @param value undefined for a control whose parent keeps its value
 */
export function useStoredValue<Element extends Control>(value: Value): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    const control = ref.current
    if (control !== null && value !== undefined && control.value === String(before.current ?? ''))
      control.value = String(value)
    before.current = value
  }, [value])
  return ref
}

/** The same for a box and whether it is ticked. */
export function useStoredTick(isTicked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  const before = useRef(isTicked)
  useLayoutEffect(() => {
    const box = ref.current
    if (box !== null && isTicked !== undefined && box.checked === before.current)
      box.checked = isTicked
    before.current = isTicked
  }, [isTicked])
  return ref
}
