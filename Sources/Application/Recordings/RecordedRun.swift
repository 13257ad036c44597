import WaylineRouting
import WaylineSystem
import WaylineText

/// The last steps of a driver that has failed, as a recording.
struct RecordedRun: Sendable {
    /// The greatest number of steps in the recording of a test.
    static let mostSteps = 50

    /// The greatest number of bytes of its steps. If they have more, the oldest are left out.
    static let mostBytes = 1 << 18

    /// The number of steps that the text of an error shows.
    private static let stepsInText = 5

    private let header: ScriptHeader
    private let steps: [LoggedStep]
    private let file: RecordingFile

    init(_ header: ScriptHeader, _ steps: [LoggedStep], name: String) {
        (self.header, self.steps) = (header, steps)
        file = RecordingFile(name)
    }

    /// The failed step and the last ones before it, one on each line; empty without one before it.
    var lastSteps: [String] {
        let lines = steps.dropFirst(header.omitted == 0 ? 1 : 0).suffix(Self.stepsInText)
        return lines.count > 1 ? lines.map(\.shown) : []
    }

    /// Writes the file, and returns a sentence that says where it is. `mistake` is the reason why
    /// the last step failed; nil if it did not.
    func write(_ failure: [String], mistake: String? = nil) -> String {
        file.write(text(failure, mistake))
    }

    /// The text of the recording. `failure` says where and why the run ends.
    private func text(_ failure: [String], _ mistake: String?) -> String {
        var (kept, size, header) = ([String](), 0, header)
        let texts = texts(failure, mistake)
        for text in texts.reversed() {
            size += text.utf8.count
            if size > Self.mostBytes, !kept.isEmpty { break }
            kept.append(text)
        }
        header.omitted += texts.count - kept.count
        return "\(header.script)\n" + kept.reversed().joined()
    }

    /// The text of each step: the step with its effect, the notes, and the screen.
    private func texts(_ failure: [String], _ mistake: String?) -> [String] {
        var last: Sight?
        return steps.enumerated().map { index, step in
            let isLast = index == steps.count - 1
            let (known, sight) = step.effect(after: last)
            last = sight
            let failed = mistake.map {
                StepEffect(digest: StepEffect.failed, screen: "", text: $0)
            }
            let effect = isLast ? failed ?? known : known
            let notes = (isLast ? failure : []) + step.notes
            let lines =
                ["\(step.script) \(effect.script)"] + notes.map { "> \($0.printable)" }
                + (step.place?.lines ?? []).map { "| \($0.printable)" }
            return lines.map { "\($0)\n" }.joined()
        }
    }
}

/// All runs are equal, so that two errors are equal if their calls and screens are.
extension RecordedRun: Hashable {
    static func == (_: RecordedRun, _: RecordedRun) -> Bool { true }

    func hash(into _: inout Hasher) {}
}

extension LoggedStep {
    /// Returns the effect of the step, and what the user sees after it, as far as they are known.
    fileprivate func effect(after last: Sight?) -> (StepEffect, Sight?) {
        guard let place else { return (.unknown, last) }
        guard let lines = place.lines else {
            let sight = Sight(of: place.state, lines: last?.lines ?? [], isSettled: false)
            return (StepEffect(from: last, to: sight), sight)
        }
        let sight = Sight(of: place.state, lines: lines.filter { !$0.isEmpty })
        return (StepEffect(from: last, to: sight), sight)
    }
}
