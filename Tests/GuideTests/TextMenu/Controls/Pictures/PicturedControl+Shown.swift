import Wayline

private struct Bill: Identifiable {
    let guest: String
    let total: Int

    var id: String { guest }
}

private struct Message: Identifiable, Equatable {
    let id: Int
    let from: String
    let text: String
}

extension PicturedControl {
    static var shown: [PicturedControl] {
        [label, table, twoLineRows, details, picture, spinner, progressBar, placeholder]
    }

    static var groups: [PicturedControl] { [section, sectionList, container, alert] }

    private static var label: PicturedControl {
        let ready = Label("Your coffee is ready.", .strong)
        let place = Label("It is on the counter.")
        let closing = Label("We close at six.", .faint)
        let failure = Label("The till does not answer.", .error)
        return PicturedControl("Label", [ready, place, closing, failure])
    }

    private static var table: PicturedControl {
        let bills = Table<Bill>(
            "Bills",
            columns: [
                Column("Guest", width: .flexible, sortedBy: \.guest) { $0.guest },
                Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total)" },
            ])
        bills.items = [("An", 280), ("Chi", 1_040), ("Sen", 320)].map(Bill.init)
        bills.sort(by: RowOrder("Total"))
        return PicturedControl("Table", [bills])
    }

    private static var twoLineRows: PicturedControl {
        let bills = Table<Bill>(
            "Bills",
            columns: [
                Column("") { $0.total > 1_000 ? "•" : "" },
                Column("Guest", width: .flexible) { $0.guest }.namingRow(),
                Column("Total", alignment: .trailing) { "\($0.total)" },
                Column("Paid by", width: .fixed(30)) { $0.total > 1_000 ? "card" : "cash" },
            ])
        bills.items = [("An Nguyen", 280), ("Chi Tran", 1_040)].map(Bill.init)
        return PicturedControl("TwoLineRows", [bills])
    }

    private static var details: PicturedControl {
        let bill = NamedValues("Bill", [.init("Coffee", "2.80"), .init("Oat milk", "0.40")])
        return PicturedControl("NamedValues", [bill])
    }

    private static var picture: PicturedControl {
        let guest = Picture("An Nguyen")
        return PicturedControl("Picture", [guest])
    }

    private static var spinner: PicturedControl {
        let brewing = Spinner("Brewing", isSpinning: true)
        return PicturedControl("Spinner", [brewing])
    }

    private static var progressBar: PicturedControl {
        let loading = ProgressBar("Loading", fraction: 0.3)
        loading.amount = "12 of 40 MB"
        loading.timeLeft = .seconds(90)
        return PicturedControl("ProgressBar", [loading])
    }

    private static var placeholder: PicturedControl {
        let orders = Placeholder(retry: "Try again")
        orders.state = .loading("Your orders are on their way.")
        return PicturedControl("Placeholder", [orders])
    }

    private static var section: PicturedControl {
        let (size, sugar) = (Choice("Size", ["small", "large"]), Toggle("Sugar"))
        let (milk, lid) = (Choice("Milk", ["none", "oat"]), Toggle("Lid"))
        let drink = Section("Your drink", hasFrame: true, [size, sugar])
        let more = Section("More", isOpen: false, [milk, lid])
        return PicturedControl("Section", [drink, more])
    }

    private static var sectionList: PicturedControl {
        let thread = SectionList<Message>("Thread", title: \.from) { [Label($0.text)] }
        thread.items = [("An", "Is it open?"), ("Ba", "Until six."), ("An", "See you!")]
            .enumerated().map { Message(id: $0, from: $1.0, text: $1.1) }
        thread.sections[1].isOpen = true
        return PicturedControl("SectionList", [thread])
    }

    private static var container: PicturedControl {
        let card = Container("Your card", [GuestScreen(), StampsScreen()])
        return PicturedControl("Container", [card])
    }

    private static var alert: PicturedControl {
        let question = Alert(
            "Leave without your coffee?", message: "It is being brewed.",
            actions: [.init("Wait"), .init("Leave", route: "leave-anyway")])
        return PicturedControl("Alert", [Button("Leave")], question)
    }
}
