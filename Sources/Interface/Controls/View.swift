public import Binding
public import Coordination
public import WaylineStreams

/// The look of a screen: its controls, and nothing else. It has no `if` on business state.
///
/// A title or a badge that changes comes from an observable, which the screen binds:
/// `bind(\.badge.value, viewModel.unread.map { $0 == 0 ? "" : "\($0)" })`.
///
/// ```swift
/// final class ChatView: View {
///     let heading = Observable("Chat")
///     let badge = Observable("")
///     let write = Button("Write")
///
///     var title: String { heading.value }
///     var titleSource: ValueSource<String>? { heading }
///     var badgeSource: ValueSource<String>? { badge }
///     var controls: [Control] { [write] }
/// }
/// ```
@MainActor
public protocol View: AnyObject {
    /// The name of the screen, for the user.
    var title: String { get }

    /// The source of a title that changes. If there is one, front ends show its value and its
    /// changes in place of `title`. By default nil: the title stays as it is.
    var titleSource: ValueSource<String>? { get }

    /// The source of the badge of a tab that begins with this screen, such as a number of unread
    /// letters. An empty text shows no badge. By default nil: there is never a badge.
    var badgeSource: ValueSource<String>? { get }

    /// The name of the way back, if it does more than go back, e.g. `Log out…`. Front ends show it
    /// beside the key. Empty by default: front ends call it "back".
    var backTitle: String { get }

    /// The controls from the top to the bottom.
    var controls: [Control] { get }

    /// The actions of the screen that have no place among the controls: buttons that the full
    /// screen shows in the line of keys and in the help, and other front ends below the controls.
    /// By default none.
    var actions: [Button] { get }
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
    public var titleSource: ValueSource<String>? { nil }

    public var badgeSource: ValueSource<String>? { nil }

    public var backTitle: String { "" }

    public var actions: [Button] { [] }
}

extension [Control] {
    /// The controls, each before those that it is made of.
    @MainActor
    var withParts: [Control] {
        var all: [Control] = []
        all.reserveCapacity(count)
        for control in self { control.add(to: &all) }
        return all
    }
}

extension Control {
    fileprivate func add(to list: inout [Control]) {
        list.append(self)
        for part in parts ?? [] { part.add(to: &list) }
    }
}

extension ViewScreen {
    /// Keeps a property of the view equal to `source`: `bind(\.logIn.isEnabled,
    /// viewModel.canLogIn)`.
    public func bind<Value>(
        _ keyPath: ReferenceWritableKeyPath<Content, Value>, _ source: Emitter<Value>,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        bind(source, file: file, line: line) { $0.view[keyPath: keyPath] = $1 }
    }

    /// Sets a property of the view to each value of `publisher`: `bind(\.email.error,
    /// viewModel.$error)`.
    public func bind<Source: Publisher>(
        _ keyPath: ReferenceWritableKeyPath<Content, Source.Output>, _ publisher: Source,
        file: StaticString = #fileID, line: UInt = #line
    ) where Source.Failure == Never {
        bind(publisher, file: file, line: line) { $0.view[keyPath: keyPath] = $1 }
    }

    /// Performs `route` each time that the user presses `control`, such as a button.
    public func bind(_ control: some PressInput, to route: Routes.Route) {
        bind(control.events.filter { $0 == .tap || $0 == .change }) { screen, _ in
            screen.perform(route)
        }
    }

    /// Keeps the text of `field` and `text` equal, the observable's value first.
    public func bind(_ field: TextField, _ text: Observable<String>) {
        keep(field.bind(bothWays: text))
    }

    /// Keeps the value of `field` and `value` equal, the observable's value first. The field must
    /// not be empty.
    public func bind<Value>(_ field: ValueField<Value>, _ value: Observable<Value>) {
        keep(field.bind(bothWays: value))
    }

    /// Keeps the value of `field` and `value` equal, the observable's value first. Nil is an empty
    /// field.
    public func bind<Value>(_ field: ValueField<Value>, _ value: Observable<Value?>) {
        keep(field.bind(bothWays: value))
    }

    /// Keeps `toggle` and `isOn` equal, the observable's value first.
    public func bind(_ toggle: Toggle, _ isOn: Observable<Bool>) {
        keep(toggle.bind(bothWays: isOn))
    }

    /// Keeps the chosen options of `choice` and `values` equal, the observable's value first.
    public func bind<Value>(_ choice: MultiChoice<Value>, _ values: Observable<Set<Value>>) {
        keep(choice.bind(bothWays: values))
    }

    /// Keeps the chosen options of `choice` and `values` equal, the observable's value first.
    public func bind<Value>(_ choice: MultiChoice<Value>, _ values: Observable<[Value]>) {
        keep(choice.bind(bothWays: values))
    }

    /// Keeps the option of `choice` and `value` equal, the observable's value first.
    public func bind<Value>(_ choice: Choice<Value>, _ value: Observable<Value>) {
        keep(choice.bind(bothWays: value))
    }
}
