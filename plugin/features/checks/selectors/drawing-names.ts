/** Classes and ids in the drawings of Mermaid, which browsers create. */
export const drawingNames: readonly string[] = [
  'node nodes nodeLabel node-label label labelBkg labelBox labelText label-container edgeLabel edgeLabels edge-label',
  'edgePath edgePaths edgeTerminals flowchart-link arrowMarkerPath marker marker-end root cluster clusters cluster-label',
  'actor actor-line actor-man actor-top actor-bottom messageLine0 messageLine1 messageText loopLine loopText note noteText',
  'activation0 activation1 activation2 sequenceNumber section taskText task grid legend pieCircle pieTitleText slice',
  'classGroup classTitle divider entityBox er stateGroup relation transition commit-label branch-label mindmap-node',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `.${name}`)
  .concat(['#arrowhead', '#crosshead', '#filled-head', '#sequencenumber']);

/** The frames of drawings. Names inside them are not checked. */
export const drawingFrames: readonly string[] = [
  '.mermaid',
  'octavo-mermaid',
  '[data-component-name]',
  '.mermaid-diagram',
];
