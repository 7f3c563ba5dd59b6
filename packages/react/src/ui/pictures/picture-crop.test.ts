import { describe, expect, it } from 'vitest'
import { centeredCrop, moveCrop, cropSquare } from './picture-crop.js'

const wide = { width: 400, height: 200 }

describe('picture crop', () => {
  it('starts with the largest centered square', () => {
    expect(cropSquare(wide, centeredCrop)).toEqual({ left: 100, top: 0, side: 200 })
  })

  it('zooms around the center', () => {
    expect(cropSquare(wide, { ...centeredCrop, zoom: 2 })).toEqual({
      left: 150,
      top: 50,
      side: 100,
    })
  })

  it('moves with the pointer up to the edge of the picture', () => {
    const crop = moveCrop(wide, centeredCrop, { x: 0.25, y: 0.25 })
    expect(cropSquare(wide, crop)).toEqual({ left: 50, top: 0, side: 200 })
    const far = moveCrop(wide, centeredCrop, { x: -9, y: 0 })
    expect(cropSquare(wide, far)).toEqual({ left: 200, top: 0, side: 200 })
  })
})
