import Foundation
import Synchronization

/// The switches of a program's mutants, of which at most one is on.
public struct MutantSwitches: Sendable {
    private let number: Int?
    private let reached: ReachedMutants?

    /// Switches of which that of `number` is on. The file at `path`, if there is one, gets a line
    /// for each mutant that is reached: its number, and the type of its value if no other value of
    /// that type is known.
    public init(on number: Int?, writingReachedTo path: String? = nil) {
        self.number = number
        reached = path.map(ReachedMutants.init)
    }

    public func isOn(_ number: Int) -> Bool {
        reached?.add(number)
        return number == self.number
    }

    public func value<Value>(_ number: Int, _ value: Value) -> Value {
        if reached == nil, number != self.number { return value }
        // The result of `object?.call()`, which nobody uses.
        if Value.self == Void?.self {
            reached?.add(number, type: "()")
            return value
        }
        let other = value as? any Changeable
        reached?.add(number, type: other == nil ? "\(Value.self)" : "")
        return number == self.number ? other?.changed as? Value ?? value : value
    }

    public func either<Value>(_ number: Int, _ value: Value) -> Value {
        if reached == nil, number != self.number, number + 1 != self.number { return value }
        let third = (value as? any Changeable)?.swapped as? Value
        reached?.add(number + 1, type: third == nil ? "\(Value.self)" : "")
        if let third, number + 1 == self.number { return third }
        return self.value(number, value)
    }

    public func list<Element>(_ first: Int, _ elements: [Element]) -> [Element] {
        elements.enumerated().filter { !isOn(first + $0.offset) }.map(\.element)
    }
}

/// A file with a line for each mutant that was reached.
private final class ReachedMutants: Sendable {
    private let numbers = Mutex(Set<Int>())
    private let file: FileHandle?

    init(path: String) {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        file = FileHandle(forWritingAtPath: path)
    }

    /// Writes at once, since the process can crash later.
    func add(_ number: Int, type: String = "") {
        guard numbers.withLock({ $0.insert(number).inserted }) else { return }
        file?.write(Data("\(number)\t\(type)\n".utf8))
    }
}
