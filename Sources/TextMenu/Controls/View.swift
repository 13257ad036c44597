import Binding
public import Coordination

/// The look of a screen: its controls, and nothing else. It has no `if` on business state.
@MainActor
public protocol View: AnyObject {
    /// The name of the screen, for the user.
    var title: String { get }

    /// The controls from the top to the bottom.
    var controls: [Control] { get }
}

/// A screen that front ends can show: it joins its view and its view model by bindings.
@MainActor
public protocol ViewScreen: Screen {
    /// The type of the view.
    associatedtype Content: View

    /// The view that front ends show.
    var view: Content { get }
}

extension View {
    /// All controls, also hidden ones, and those of sections and child screens.
    var allControls: [Control] { controls.flatMap(\.withParts) }

    /// Calls `observer` with each change of the view, also of hidden controls. It observes the
    /// controls that are there now.
    func bindChanges(_ observer: @escaping () -> Void) -> [AnyCancellable] {
        allControls.map { $0.changes.bind { observer() } }
    }
}

extension Control {
    /// The control, and those that it is made of.
    fileprivate var withParts: [Control] {
        switch kind {
        case .section(let section): [self] + section.controls.flatMap(\.withParts)
        case .container(let container):
            [self] + container.screens.flatMap { $0.content.allControls }
        case .label, .textField, .button, .toggle, .choice, .list, .spinner, .progressBar, .table,
            .picture:
            [self]
        }
    }
}
