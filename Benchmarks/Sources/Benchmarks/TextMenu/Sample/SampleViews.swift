import Wayline

extension Destination<NoInput, NoOutput> {
    fileprivate static let sample = Self("sample")
}

/// A view of any controls.
final class SampleView: View {
    let title = "Sample"
    let controls: [Control]

    init(_ controls: [Control]) {
        self.controls = controls
    }
}

/// A screen with a sample view.
final class SampleViewScreen: ViewScreen {
    let view: SampleView

    init(_ controls: [Control]) {
        view = SampleView(controls)
    }
}

/// A flow with one screen of any controls.
final class SampleViewCoordinator: Coordinator {
    static let flow = Flow<SampleViewCoordinator>(.sample) {
        FlowScreen(.sample) { owner in SampleViewScreen(owner.controls) }
    }

    private let controls: [Control]

    init(_ controls: [Control]) {
        self.controls = controls
    }
}
