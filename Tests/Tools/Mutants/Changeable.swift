import Coordination
import Foundation
import WaylineRouting

/// A type that has a different value for each of its values.
protocol Changeable {
    var changed: Self { get }

    /// A third value; nil if none is known.
    var swapped: Self? { get }
}

extension Changeable {
    var swapped: Self? { nil }
}

extension Bool: Changeable {
    var changed: Bool { !self }
}

extension String: Changeable {
    var changed: String { isEmpty ? "mutant" : "" }
}

extension Int: Changeable {
    var changed: Int { self + 1 }
}

extension Double: Changeable {
    var changed: Double { self + 1 }
}

extension Decimal: Changeable {
    var changed: Decimal { self + 1 }
}

extension Date: Changeable {
    var changed: Date { addingTimeInterval(86_400) }
}

extension Optional: Changeable {
    var changed: Wrapped? { nil }
}

extension Array: Changeable {
    var changed: [Element] { [] }
}

extension Set: Changeable {
    var changed: Set<Element> { [] }
}

extension Dictionary: Changeable {
    var changed: [Key: Value] { [:] }
}

extension RouteName: Changeable {
    var changed: RouteName { "mutant" }
}

extension Transition: Changeable {
    var changed: Transition { self == .stay ? .pop : .stay }

    var swapped: Transition? {
        switch self {
        case .stay, .pop: nil
        case .show(let destination, by: .push): .show(destination, by: .present)
        case .show(let destination, by: .present): .show(destination, by: .push)
        case .show, .stack, .popTo, .popToEntry, .popToRoot, .dismiss, .select, .finish, .unwind,
            .alert, .sequence:
            .pop
        }
    }
}

extension Verdict: Changeable {
    var changed: Verdict { self == .allow ? .refuse(because: "mutant") : .allow }
}
