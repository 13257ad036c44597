import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting

/// A flow of one screen that keeps its form.
@MainActor
final class KeptForm: Coordinator {
    static let flow = Flow<KeptForm>("form") {
        FlowScreen("form") { KeptScreen($0.controls, $0.onStart) }
        FlowScreen("next") { _ in FixedScreen("Next") }
    }

    private let controls: [Control]
    private let onStart: @MainActor (KeptScreen) -> Void

    init(
        _ controls: [Control], onStart: @escaping @MainActor (KeptScreen) -> Void = { _ in }
    ) {
        self.controls = controls
        self.onStart = onStart
    }
}

@MainActor
final class KeptScreen: ViewScreen, DraftKeeping {
    typealias Routes = FixedRouter
    let view: FixedView
    private let onStart: @MainActor (KeptScreen) -> Void

    init(_ controls: [Control], _ onStart: @escaping @MainActor (KeptScreen) -> Void) {
        view = FixedView("Form", controls)
        self.onStart = onStart
    }

    func start() {
        onStart(self)
    }
}

extension Array where Element: Control {
    /// Begins a draft of a view of these controls, in this language.
    @MainActor @discardableResult
    func begin(in language: String? = nil) -> Self {
        FixedView("Form", self).beginDraft(in: language)
        return self
    }
}

extension FormDraft {
    /// The draft of a view of these controls.
    @MainActor
    init(of controls: [Control]) {
        self.init(of: FixedView("Form", controls))
    }

    /// Fills in the values of a view of these controls. Returns the labels that are left out.
    @MainActor @discardableResult
    func fill(_ controls: [Control]) -> [String] {
        fill(FixedView("Form", controls))
    }
}
