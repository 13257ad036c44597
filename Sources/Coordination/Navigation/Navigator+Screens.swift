extension Navigator {
    /// Makes `child` part of `screen`, which is there already.
    func adopt(_ child: any Screen, into screen: any Screen) {
        guard case .screen(let entry) = screen.way.place, screens[entry] != nil else { return }
        child.way.lead(to: self, at: .screen(entry: entry), under: screen)
        screens[entry]?.members.append(child)
        child.start()
    }
}
