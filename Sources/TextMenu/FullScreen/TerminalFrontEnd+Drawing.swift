import Binding

/// What is drawn, and when.
extension TerminalFrontEnd {
    /// How long what turns stands still, in milliseconds.
    private static let restOfTurn = 100

    /// What the screen says, for tests and documentation.
    package var frame: Frame {
        composer.wording = wording()
        surroundings.keys = hints
        return composer.frame(of: page, attention, surroundings, size: size)
    }

    /// Brings the terminal up to date: writes what is different, if anything is. Where the navigator has
    /// ended, that is the end of it.
    package func draw() {
        isDrawingDue = false
        if isStale || !drawChanges() {
            if navigator.isOver { return onQuit() }
            let bytes = writer.bytes(for: frame)
            if !bytes.isEmpty { write(bytes) }
        }
        isStale = false
        changed.removeAll(keepingCapacity: true)
        turnWhatTurns()
    }

    /// Draws what has changed of single controls; answers false where all of it must be composed anew.
    private func drawChanges() -> Bool {
        for control in changed {
            guard let patch = composer.patch(of: control, phase: attention.phase) else {
                return false
            }
            let bytes = writer.bytes(for: patch)
            if !bytes.isEmpty { write(bytes) }
        }
        return true
    }

    private func turnWhatTurns() {
        guard composer.isTurning, !page.controlsThatTurn.isEmpty else {
            guard turning != nil else { return }
            turning?.cancel()
            turning = nil
            return
        }
        guard turning == nil else { return }
        let interval = SchedulerTime.Stride.milliseconds(Self.restOfTurn)
        turning = clock.schedule(after: clock.now.advanced(by: interval), interval: interval) {
            [weak self] in
            self?.turnOn()
        }
    }

    private func turnOn() {
        attention.phase += 1
        for control in page.controlsThatTurn { changed.append(control) }
        draw()
    }
}
