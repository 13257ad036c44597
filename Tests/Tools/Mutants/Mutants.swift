import Foundation

/// The switches of a mutated program, which are called by number. At most one mutant is on in a
/// process: the one whose number is in the environment variable WAYLINE_MUTANT.
///
/// If WAYLINE_MUTANTS_REACHED names a file, the mutants that the process reaches are written to it.
public enum Mutants {
    private static let switches = {
        let environment = ProcessInfo.processInfo.environment
        return MutantSwitches(
            on: environment["WAYLINE_MUTANT"].flatMap(Int.init),
            writingReachedTo: environment["WAYLINE_MUTANTS_REACHED"])
    }()

    /// Returns whether this mutant is on.
    public static func isOn(_ number: Int) -> Bool {
        switches.isOn(number)
    }

    /// Returns another value if this mutant is on.
    public static func value<Value>(_ number: Int, _ value: Value) -> Value {
        switches.value(number, value)
    }

    /// Returns another value if this mutant is on, and a third one if the next mutant is on.
    public static func either<Value>(_ number: Int, _ value: Value) -> Value {
        switches.either(number, value)
    }

    /// Returns the list without one element if the mutant of this element is on. The mutants of a
    /// list have numbers from `first` on.
    public static func list<Element>(_ first: Int, _ elements: [Element]) -> [Element] {
        switches.list(first, elements)
    }
}
