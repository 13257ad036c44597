package import Binding
public import Coordination

/// An action on a row of a list, beside choosing it.
///
/// ```swift
/// dishes.actions = [
///     RowAction("Delete", key: "d", menu) { menu, dish in await menu.delete(dish) }
/// ]
/// ```
///
/// ![A list with the actions on its first row.](RowAction)
///
/// A full screen shows the actions of the marked row at the key `a`. In plain lines, `6.2.1` is the
/// first action on row 2 of the list 6. A test calls `perform("Delete", on: "Phở", in: "Dishes")`.
@MainActor
public struct RowAction<Item> {
    /// The name that the user reads.
    public let title: String

    /// The key that does it at once in a full screen, while the list has the focus.
    public let key: KeyEquivalent?

    let isAvailable: (Item) -> Bool

    /// Returns the work on an item; nil if there is nobody to do it.
    let work: (Item) -> (@MainActor () async -> Void)?

    /// Creates an action that runs `action`, and passes it `owner`, which is held weakly. The user
    /// can do it on the rows whose items are `available`. The work belongs to the screen that shows
    /// the list, and is cancelled when that screen closes.
    public init<Owner: AnyObject>(
        _ title: String, key: KeyEquivalent? = nil,
        available: @escaping (Item) -> Bool = { _ in true },
        _ owner: Owner, _ action: @escaping @MainActor (Owner, Item) async -> Void
    ) {
        (self.title, self.key, isAvailable) = (title, key, available)
        work = { [weak owner] item in
            guard let owner else { return nil }
            return { await action(owner, item) }
        }
    }
}

extension ViewScreen {
    /// Returns an action that performs the route of the item: `rowAction("Share") { .share($0.id)
    /// }`.
    public func rowAction<Item>(
        _ title: String, key: KeyEquivalent? = nil,
        available: @escaping (Item) -> Bool = { _ in true },
        to route: @escaping (Item) -> Routes.Route
    ) -> RowAction<Item> {
        RowAction(title, key: key, available: available, self) { screen, item in
            screen.perform(route(item))
        }
    }
}

/// An action on one option of a control, such as a row of a list.
@MainActor
public struct OptionAction {
    /// The name that the user reads.
    public let title: String

    /// The key that does it at once in a full screen; nil for none.
    public let key: KeyEquivalent?

    /// True if the user can do it now.
    public let isAvailable: Bool

    /// The title, if it is a text of the front end; nil for a text of the app.
    package private(set) var phrase: FrontEndPhrase?
    private let action: @MainActor () -> Void

    /// Creates an action that runs `action`.
    public init(
        _ title: String, key: KeyEquivalent? = nil, isAvailable: Bool = true,
        _ action: @escaping @MainActor () -> Void
    ) {
        (self.title, self.key, self.isAvailable) = (title, key, isAvailable)
        phrase = nil
        self.action = action
    }

    /// Creates the action that moves the option by one: up if `distance` is negative, otherwise
    /// down. The front end names it in the user's language. A test moves rows by it.
    public init(
        movingBy distance: Int, isAvailable: Bool = true, _ action: @escaping @MainActor () -> Void
    ) {
        let phrase = distance < 0 ? FrontEndPhrase.moveUp : .moveDown
        self.init(phrase.rawValue, isAvailable: isAvailable, action)
        self.phrase = phrase
    }

    /// Returns whether it moves the option in the direction of `distance`.
    package func moves(by distance: Int) -> Bool { phrase == (distance < 0 ? .moveUp : .moveDown) }

    /// Returns the title in the user's language.
    package func title(in wording: Wording) -> String { phrase.map { wording[$0] } ?? title }

    /// Does it, as a user does. Does nothing if it is not available.
    public func perform() {
        if isAvailable { action() }
    }
}

/// An action that the user has performed on a row.
package struct PerformedRowAction: Hashable, Sendable {
    package let action: String

    /// The title of the row.
    package let row: String
}

/// A control that sends the actions on its rows.
@MainActor
package protocol RowActing {
    /// Sends each action just before it begins.
    var performedActions: Signal<PerformedRowAction> { get }
}

/// A list of actions, some of which have a key.
@MainActor
protocol RowKeys {
    var shortcuts: [Shortcut] { get }
}

extension List: RowKeys {
    /// The keys of its actions, also while it has no rows.
    var shortcuts: [Shortcut] {
        actions.compactMap { action in
            action.key.map {
                Shortcut(title: action.title, key: $0, list: ObjectIdentifier(self))
            }
        }
    }
}

/// The actions under way on the items of a list.
@MainActor
final class RunningActions {
    /// The titles of the actions, each with the identity of its item.
    private var works: Set<[AnyHashable]> = []

    /// Begins an action on an item in `list`, unless it is under way on an item of the same
    /// identity.
    func begin<Item>(
        _ action: RowAction<Item>, on item: Item, _ id: AnyHashable?, in list: Control
    ) {
        guard let run = action.work(item) else { return }
        let work: [AnyHashable] = id.map { [action.title, $0] } ?? []
        guard work.isEmpty || works.insert(work).inserted else { return }
        list.begin {
            await run()
            self.works.remove(work)
        }
    }
}
