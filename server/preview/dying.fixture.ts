// A drawing process that is gone as soon as it is to draw.
process.on('message', () => process.exit(1))
process.on('disconnect', () => process.exit())
