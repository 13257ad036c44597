import Wayline

/// Rings when its time has come, if it is still there.
final class AlarmScreen: Screen {
    let viewModel = AlarmViewModel()

    func start() {
        begin { await $0.viewModel.ring() }
    }
}

@MainActor
final class AlarmViewModel {
    let isRinging = Observable(false)

    func ring() async {
        while !Task.isCancelled { await Task.yield() }
    }
}
