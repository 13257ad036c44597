import Wayline

/// The bank's next version, which has no offers any more.
final class NextBankCoordinator: Coordinator {
    static let flow = Flow<NextBankCoordinator>(.accounts) {
        FlowScreen(.accounts) { _ in PlainScreen() }
        FlowScreen(.transfer) { _ in TransferScreen() }
    }
}
