// A drawing process that exits when it receives a scene.
process.on('message', () => process.exit(1))
process.on('disconnect', () => process.exit())
