import Wayline

/// The bank's next version, which has no offers any more.
final class NextBankCoordinator: Coordinator {
    static let flow = Flow<NextBankCoordinator>(.accounts) {
        ScreenRoute(.accounts) { _ in PlainScreen() }
        ScreenRoute(.transfer) { _ in TransferScreen() }
    }
}
