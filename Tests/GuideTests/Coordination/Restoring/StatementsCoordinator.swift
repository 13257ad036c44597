import Wayline

/// The bank with statements, whose inputs have changed since the version before.
final class StatementsCoordinator: Coordinator {
    static let flow = Flow<StatementsCoordinator>(.accounts) {
        FlowScreen(.accounts) { _ in PlainScreen() }
        FlowScreen(.statement) { _, input in StatementScreen(input) }
            .migrating { (old: OldStatementInput) in StatementInput(month: old.number, year: 2025) }
    }
}

/// The version before.
final class OldStatementsCoordinator: Coordinator {
    static let flow = Flow<OldStatementsCoordinator>(.accounts) {
        FlowScreen(.accounts) { _ in PlainScreen() }
        FlowScreen(.oldStatement) { _, _ in PlainScreen() }
    }
}

final class StatementScreen: Screen {
    let input: StatementInput

    init(_ input: StatementInput) {
        self.input = input
    }
}

struct StatementInput: ScreenInput {
    var month: Int
    var year: Int
}

struct OldStatementInput: ScreenInput {
    var number: Int
}

struct PaymentsInput: ScreenInput, DefaultInitializable {
    var text = ""
    var showsFees = true  // new in this version
}

extension Destination<StatementInput, NoOutput> {
    static let statement = Self("statement")
}

extension Destination<OldStatementInput, NoOutput> {
    static let oldStatement = Self("statement")
}
