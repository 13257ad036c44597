import Wayline

final class StampsScreen: ViewScreen {
    let view = StampsView()
    private let count = Observable(7)

    func start() {
        bind(\.stamps.fraction, count.map { Double($0) / 10 })
        view.stamp.onTap(self) { $0.count.value += 1 }
    }
}

final class StampsView: View {
    let title = "Stamps"
    let stamps = ProgressBar("Stamps")
    let stamp = Button("Stamp it")

    var controls: [Control] { [stamps, stamp] }
}
