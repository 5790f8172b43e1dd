// Loaded before the program: when the process that started it is gone, the program is asked to stop, as by a signal.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
