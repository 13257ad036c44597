import Coordination
import TestSupport
import WaylineRouting

/// How much of a walk was compared, and why the rest was not.
struct TwinTally: CustomStringConvertible {
    private(set) var operations = 0
    private(set) var compared = 0
    private(set) var restarts = 0
    private(set) var allowed: [TwinDifference: Int] = [:]

    mutating func add(_ other: TwinTally) {
        operations += other.operations
        compared += other.compared
        restarts += other.restarts
        allowed.merge(other.allowed, uniquingKeysWith: +)
    }

    mutating func noteOperation() { operations += 1 }

    mutating func noteComparison() { compared += 1 }

    mutating func noteRestart() { restarts += 1 }

    mutating func note(_ difference: TwinDifference) { allowed[difference, default: 0] += 1 }

    var description: String {
        "\(operations) operations, \(compared) compared, \(restarts) restarts, \(allowed)"
    }
}

/// A program, and its twin that is restarted after each operation.
@MainActor
final class TwinWalk {
    var tally = TwinTally()
    let values = TwinValues()
    let program: TwinProgram
    var twin: TwinProgram

    /// True if a value or a verdict has turned while a guard or the user was asked.
    var hasTurned = false

    /// True from a difference that a rule allows, until the twin is made again from the program.
    var isApart = false

    /// All operations so far.
    private(set) var operations: [TwinOperation] = []

    init() throws {
        program = try TwinProgram(values)
        twin = try TwinProgram(values)
    }

    /// Goes on by `count` operations. Returns the first difference; nil if there is none.
    func problem(in count: Int, of script: inout TwinScript) async -> String? {
        defer { end() }
        for _ in 0..<count {
            let operation = script.operation(program)
            operations.append(operation)
            if let problem = await problem(after: operation) { return problem }
        }
        return nil
    }

    /// Does the same as another walk.
    func problem(in operations: [TwinOperation]) async -> String? {
        defer { end() }
        for operation in operations {
            if let problem = await problem(after: operation) { return problem }
        }
        return nil
    }

    private func end() {
        program.end()
        twin.end()
    }

    private func problem(after operation: TwinOperation) async -> String? {
        let before = TwinMoment(before: operation, of: program)
        var step = "\(operation)"
        do {
            var found = try await difference(of: await run(operation), since: before)
            if found == nil {
                if !isApart { tally.noteComparison() }
                step += " and a restart"
                try await restart()
                found = try await difference(since: before)
            }
            return found.map { "after \(step):\n\($0)\n\nBefore:\n\(before.text)" }
        } catch {
            return "after \(step): \(error)\n\(program.text)\n\nBefore:\n\(before.text)"
        }
    }

    /// Returns a part of the operations that shows a problem, too, and no part of it does.
    static func shrunk(_ operations: [TwinOperation]) async throws -> [TwinOperation] {
        var (rest, size) = (operations, operations.count / 2)
        while size > 0 {
            var start = 0
            while start < rest.count {
                var fewer = rest
                fewer.removeSubrange(start..<min(start + size, rest.count))
                if await (try TwinWalk()).problem(in: fewer) == nil {
                    start += size
                } else {
                    rest = fewer
                }
            }
            size /= 2
        }
        return rest
    }
}
