import Wayline

final class StampsScreen: ViewScreen {
    let way = Way()
    let view = StampsView()
    private let count = Observable(7)
    private var bindings: Set<AnyCancellable> = []

    func start() {
        count.map { Double($0) / 10 }.bind(\.fraction, on: view.stamps).store(in: &bindings)
        view.stamp.onTap(self) { $0.count.value += 1 }
    }
}

final class StampsView: View {
    let title = "Stamps"
    let stamps = ProgressBar("Stamps")
    let stamp = Button("Stamp it")

    var controls: [Control] { [stamps, stamp] }
}
