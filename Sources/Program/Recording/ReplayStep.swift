import Binding
import WaylineApplication
import WaylineExploration

/// A step of a replay: the time before it, the input, and the recorded effect.
struct ReplayStep: Hashable, Sendable {
    /// The time since the step before.
    private(set) var wait: SchedulerTime.Stride

    /// Nil if time alone has changed the screen.
    let step: Step?

    /// The recorded effect; nil if nothing is compared.
    let effect: StepEffect?

    /// Lines about the events of the step, from a failed test.
    var notes: [String] = []

    /// The recorded screen after the step; empty if the recording has none.
    var screen: [String] = []

    /// True if a test has failed in the step.
    var isFailure: Bool { effect?.digest == StepEffect.failed }

    /// The step as a script has it, without a text that could be a password.
    var shown: String { step?.shown ?? Step.wait(wait).shown }

    /// Takes the step when its time has passed. Without a step, the app does what is due.
    @MainActor
    func take(on stage: StepStage) async throws {
        if let step { try await step.take(on: stage) } else { await stage.run?.take {} }
    }

    /// The steps of a script. Time that passes before a step is a part of it.
    static func all(of script: Script) -> [ReplayStep] {
        var (steps, time) = ([ReplayStep](), SchedulerTime.Stride.zero)
        for line in script.lines {
            if let more = line.step.time {
                time = time + more
                if line.effect == nil { continue }
            }
            let step = line.step.time == nil ? line.step : nil
            steps.append(
                ReplayStep(
                    wait: time, step: step, effect: line.effect, notes: line.notes,
                    screen: line.screen))
            time = .zero
        }
        // The time before a step that was not done is a part of it.
        if time > .zero, script.unfinished == nil {
            steps.append(ReplayStep(wait: time, step: nil, effect: nil))
        }
        return steps
    }
}
