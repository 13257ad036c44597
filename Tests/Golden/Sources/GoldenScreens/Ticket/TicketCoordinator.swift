import Wayline

extension Listed {
    /// The row of the menu that starts the flow.
    static var ticket: Listed {
        ChildFlow(.ticket) { _ in TicketCoordinator() }
            .titled("Ticket")
    }
}

/// Owns the flow, which begins with the screen.
final class TicketCoordinator: Coordinator {
    typealias Output = TicketEntry

    static let flow = Flow<TicketCoordinator>(.ticket) {
        FlowScreen(.ticket) { owner in
            TicketScreen(viewModel: TicketViewModel(tickets: owner.tickets))
        }
    }

    private let tickets: any TicketsService

    init(tickets: any TicketsService = MemoryTickets()) {
        self.tickets = tickets
    }
}
