import Binding
import Coordination
import Foundation
import TextMenu
import WaylineInterface

/// The values of a screen's controls before an input of the user, and what is published after it.
///
/// It finds values that changed without being published, values that were published and are not
/// there, rows in a wrong order, and moves of other rows than the published ones.
@MainActor
final class ControlWatch {
    /// Returns the fault of one control, or nil.
    private var checks: [@MainActor (_ mayChange: Bool) -> String?] = []
    private var tokens: Set<AnyCancellable> = []

    init(_ screen: any Screen) {
        switch screen {
        case let screen as KitchenScreen: watch(screen.view)
        case let screen as FormScreen: watch(screen.view)
        case let screen as RowsScreen: watch(screen.view)
        default: break
        }
    }

    init(_ view: RowsView) {
        watch(view)
    }

    /// Returns the faults after `key`. Keys that only move the marker must change no value.
    func faults(after key: Key) -> [String] {
        checks.compactMap { $0(!key.onlyMoves) }
    }

    private func watch(_ view: KitchenView) {
        watch("Name", view.name.textPublisher) { view.name.text }
        watch("Code", view.code.textPublisher) { view.code.text }
        watch("Hot", view.isHot.isOnPublisher) { view.isHot.isOn }
        watch("Sauce", view.sauce.chosenPublisher) { view.sauce.chosen ?? "" }
        watchMoves(of: view.bills, id: \.number)
        watchOrder(of: view.bills, id: \.number) { column, one, other in
            column == "Number"
                ? one.number < other.number
                : (one.guest.withoutMarks, one.guest) < (other.guest.withoutMarks, other.guest)
        }
    }

    private func watch(_ view: FormView) {
        watch("Table", view.table.valuePublisher) { view.table.value }
        watch("Quantity", view.quantity.valuePublisher) { view.quantity.value }
        watch("Day", view.day.valuePublisher) { view.day.value }
        watch("Search", view.search.textPublisher) { view.search.text }
        watch("Note", view.note.textPublisher) { view.note.text }
        watch("Chili", view.chili.levelPublisher) { view.chili.level }
    }

    private func watch(_ view: RowsView) {
        watch("Extras", view.extras.chosenPublisher) { view.extras.chosen }
        watch("Town", view.town.chosenPublisher) { view.town.chosen ?? "" }
        watch("Selected dishes", view.dishes.selectionPublisher) { view.dishes.selectedItems }
        watch("Selected bills", view.bills.selectionPublisher) { view.bills.selectedItems }
        watchMoves(of: view.dishes, id: \.self)
        watchOrder(of: view.dishes, id: \.self) { _, _, _ in false }
        watchMoves(of: view.bills, id: \.id)
        watchOrder(of: view.bills, id: \.id) { column, one, other in
            column == "Number" ? one.id < other.id : one.guest < other.guest
        }
    }

    /// Each change is published, and what was published last is the value.
    private func watch<Value: Equatable>(
        _ name: String, _ publisher: Signal<Value>, _ value: @escaping @MainActor () -> Value
    ) {
        let old = value()
        var published: Value?
        publisher.bind { published = $0 }.store(in: &tokens)
        checks.append { mayChange in
            let new = value()
            if new != published ?? old {
                return "\(name) is \(new), published was \(String(describing: published))"
            }
            return mayChange || published == nil ? nil : "\(name) was changed to \(new)"
        }
    }

    /// A published move is that of the rows, and nothing else moves.
    private func watchMoves<Item, ID: Hashable>(of list: List<Item>, id: @escaping (Item) -> ID) {
        var old = list.items.map(id)
        var fault: String?
        list.movePublisher.bind { [unowned list] move in
            let (new, isSorted) = (list.items.map(id), list.order != nil)
            old.swapAt(move.from, move.to)
            if old != new || isSorted { fault = "\(move) led from \(old) to \(new)" }
        }
        .store(in: &tokens)
        checks.append { [unowned list] mayChange in
            let new = list.items.map(id)
            let isSame = mayChange ? Set(new).isSubset(of: old) : new == old
            return fault ?? (isSame ? nil : "the rows of \(list.label) were \(old), are \(new)")
        }
    }

    /// Without a filter, all rows stand as a plain sort by the column orders them.
    private func watchOrder<Item, ID: Hashable>(
        of list: List<Item>, id: @escaping (Item) -> ID,
        _ precedes: @escaping (_ column: String, Item, Item) -> Bool
    ) {
        checks.append { [unowned list] _ in
            let (items, order) = (list.items, list.order)
            let places = items.indices.sorted { one, other in
                guard let order else { return one < other }
                let (first, second) = order.isDescending ? (other, one) : (one, other)
                if precedes(order.name, items[first], items[second]) { return true }
                return !precedes(order.name, items[second], items[first]) && one < other
            }
            let (shown, expected) = ((0..<list.count).map(list.item), places.map { items[$0] })
            return !list.filter.isEmpty || shown.map(id) == expected.map(id)
                ? nil : "\(list.label) by \(String(describing: order)): \(shown.map(id))"
        }
    }
}

extension String {
    /// The text as in a dictionary. Only texts whose letters decompose are in the tables.
    fileprivate var withoutMarks: String {
        let scalars = decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { !(0x300...0x36F ~= $0.value) }))
    }
}

extension Key {
    /// True for a key that moves the marker or the cursor, scrolls, or goes to another control.
    fileprivate var onlyMoves: Bool {
        switch self {
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab,
            .controlLeft, .controlRight, .control("a"), .control("e"), .control("l"), .function(1):
            true
        case .mouse(let event): event.kind != .press
        default: false
        }
    }
}
