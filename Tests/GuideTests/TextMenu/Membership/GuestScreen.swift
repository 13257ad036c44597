import Wayline

final class GuestScreen: ViewScreen {
    let view = GuestView()
}

final class GuestView: View {
    let title = "Guest"
    let controls: [Control] = [Picture("An Nguyen"), Label("a member since May", .faint)]
}
