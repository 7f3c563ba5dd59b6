import dagre from '@dagrejs/dagre'
import type { PermissionDefinition } from '@latchkey/core/admin'
import {
  type Edge,
  MarkerType,
  type Node,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/permissions.js'
import { isSystem } from './contained-in.js'
import './graph.css'

const width = 180
const height = 40

/** The name of the library has its own line below the graph. */
const fitting = { padding: { x: '12px', top: '12px', bottom: '32px' } } as const

/** Arranges the permissions in layers, from containing to contained ones. Supports cycles. */
function layOut(definitions: readonly PermissionDefinition[]): { nodes: Node[]; edges: Edge[] } {
  const graph = new dagre.graphlib.Graph()
    .setGraph({ rankdir: 'LR', ranksep: 60, nodesep: 16 })
    .setDefaultEdgeLabel(() => ({}))
  // Dagre starts from this order. Lines cross less if those with few lines come first.
  const ordered = definitions.toSorted(
    (a, b) => a.containedPermissionIds.length - b.containedPermissionIds.length,
  )
  const pairs = ordered.flatMap(({ id, containedPermissionIds }) =>
    containedPermissionIds.map((contained) => [id, contained] as const),
  )
  for (const { id } of ordered) graph.setNode(id, { width, height })
  for (const [from, to] of pairs) graph.setEdge(from, to)
  dagre.layout(graph)
  const nodes = definitions.map(({ id }) => {
    const { x = 0, y = 0 } = graph.node(id)
    return {
      id,
      data: { label: id },
      position: { x: x - width / 2, y: y - height / 2 },
      sourcePosition: Position.Right,
      targetPosition: Position.Left,
      className: isSystem(id) ? 'system' : '',
      style: { width },
    }
  })
  const edges = pairs.map(([source, target]) => ({
    id: `${source} ${target}`,
    source,
    target,
    markerEnd: { type: MarkerType.ArrowClosed },
  }))
  return { nodes, edges }
}

/**
 * A graph of the permissions and the permissions that they contain. The table below has the same content as
 * text.
 */
export function Graph({ definitions }: { definitions: readonly PermissionDefinition[] }) {
  const { text } = useTranslation(texts)
  const { nodes, edges } = layOut(definitions)
  const [flow, setFlow] = useState<ReactFlowInstance | null>(null)
  const ref = useRef<HTMLElement>(null)
  // The whole graph stays in view when the window changes.
  useEffect(() => {
    if (flow === null || ref.current === null) return undefined
    let frame = 0
    // After React Flow has measured its new size.
    const fit = () => {
      frame = requestAnimationFrame(() => void flow.fitView(fitting))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [flow])
  return (
    <section ref={ref} className="graph" aria-label={text('containedPermissions')}>
      <ReactFlow
        // React Flow fits the view only when it mounts.
        key={[...nodes, ...edges].map(({ id }) => id).join()}
        nodes={nodes}
        edges={edges}
        fitView
        fitViewOptions={fitting}
        minZoom={0.1}
        onInit={setFlow}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnScroll={false}
        preventScrolling={false}
      />
    </section>
  )
}
